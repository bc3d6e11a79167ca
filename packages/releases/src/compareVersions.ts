/** Orders version numbers such as "1.9" and "1.41" by their numbers: below 0 when `left` is the older one. */
export function compareVersions(left: string, right: string): number {
  const [leftMajor, leftMinor] = numbersOf(left);
  const [rightMajor, rightMinor] = numbersOf(right);
  return leftMajor - rightMajor || leftMinor - rightMinor;
}

function numbersOf(version: string): [number, number] {
  const [major = '', minor = ''] = version.split('.');
  return [Number(major), Number(minor)];
}
