import { openBrowserStorage } from './browserStorage.ts';
import { parseStoredHit, type StoredHit } from './StoredHit.ts';
import { openStoredList, type StoredList } from './storedList.ts';

/** Most recent searches kept, without and with favourites beside them. */
const MAX_RECENTS = 7;
const MAX_RECENTS_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/** The reader's recent and favourite searches of one index. */
export interface ReaderLists {
  readonly recents: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
  /** Puts an opened hit first among the recents, or among the favourites if it is one. */
  saveOpened(hit: StoredHit): void;
  /** Moves a recent search to the favourites. */
  favor(hit: StoredHit): void;
  removeRecent(objectID: string): void;
  removeFavorite(objectID: string): void;
}

/** Opens the lists of an index. `namespace` keeps sites on one origin apart. Works on without storage. */
export function openReaderLists(indexName: string, namespace: string): ReaderLists {
  const storage = openBrowserStorage('localStorage');
  storage.makeRoom();
  const open = (name: string): StoredList<StoredHit> =>
    openStoredList({
      storage,
      key: `__DOCSEARCH_${name}_SEARCHES__${indexName}${namespace}`,
      idOf: (hit) => hit.objectID,
      parse: parseStoredHit,
    });
  const recents = open('RECENT');
  const favorites = open('FAVORITE');
  const maxRecents = favorites.items.length > 0 ? MAX_RECENTS_BESIDE_FAVORITES : MAX_RECENTS;

  return {
    get recents() {
      return recents.items.slice(0, maxRecents);
    },
    get favorites() {
      return favorites.items;
    },
    saveOpened(hit) {
      const isFavorite = favorites.items.some(({ objectID }) => objectID === hit.objectID);
      if (isFavorite) favorites.add(hit, MAX_FAVORITES);
      else recents.add(hit, maxRecents);
    },
    favor(hit) {
      favorites.add(hit, MAX_FAVORITES);
      recents.remove(hit.objectID);
    },
    removeRecent: recents.remove,
    removeFavorite: favorites.remove,
  };
}
