/** Layout defaults of every diagram: sizes in points and inches as Graphviz takes them; colours come from the stylesheet. */
export const DIAGRAM_DEFAULTS = {
  graphAttributes: {
    bgcolor: 'transparent',
    nodesep: 0.35,
    ranksep: 0.45,
    pad: 0.1,
    fontname: 'Helvetica',
    fontsize: 14,
  },
  nodeAttributes: {
    shape: 'box',
    style: 'rounded',
    fontname: 'Helvetica',
    fontsize: 14,
    margin: '0.16,0.11',
    height: 0.5,
  },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 12, arrowsize: 0.7 },
};
