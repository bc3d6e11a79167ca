import type { Props } from '@theme/DocSidebarItem';
import DocSidebarItems from '@theme/DocSidebarItems';
import Original from '@theme-init/DocSidebarItem';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlaceholderItem, SitePages } from '../../client/lazyRoutes/PageShard.ts';

/** An item of the sidebar. In a category that is opened for the first time, the first link shows until the others are here. */
export default function DocSidebarItem(props: Props): ReactNode {
  const item: PlaceholderItem = props.item;
  return item.isPlaceholder ? <RestOfCategory {...props} /> : <Original {...props} />;
}

function RestOfCategory({ index: _index, ...props }: Props): ReactNode {
  const placeholder: PlaceholderItem = props.item;
  const [items, setItems] = useState(placeholder.all);
  const href = placeholder.type === 'link' ? placeholder.href : '';
  useEffect(() => {
    const { loadPages } = window.docusaurus as unknown as SitePages; // put there by client/lazyRoutes/prefetch
    if (items === undefined) loadPages(href).then(() => setItems(placeholder.all), console.warn);
  }, [items, href, placeholder]);
  if (items === undefined) return <Original {...props} index={0} />;
  const { item: _item, ...rest } = props;
  return <DocSidebarItems {...rest} items={items} />;
}
