/**
 * The layers that the framework's styles stand in, the weakest first. Our own styles stand outside of all layers and win. The framework's
 * own list names layers of plugins that this site does not have, and every page would carry it.
 */
export const cascadeLayers = {
  infima: from('infima/dist'),
  common: from('@docusaurus/theme-common/lib'),
  classic: from('@docusaurus/theme-classic/lib'),
  core: from('@docusaurus/core/lib'),
};

function from(folder: string): (file: string) => boolean {
  return (file) => file.replaceAll('\\', '/').includes(`node_modules/${folder}`);
}
