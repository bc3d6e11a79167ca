/** What a site offers at the top of the explorer and of the table of platforms: nothing, unless it replaces this part. */
export default function ExplorerActions(): null {
  return null;
}
