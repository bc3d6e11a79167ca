/**
 * The id of a release item on its page, made from its short name: "Piping in e-mail subjects" gives
 * "piping-in-e-mail-subjects". Empty when the name holds no letter and no digit.
 */
export function itemAnchor(title: string): string {
  return plainLetters(title)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function plainLetters(title: string): string {
  return title.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
