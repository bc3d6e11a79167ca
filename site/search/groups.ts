/** Under which title the results of a page are grouped, by document id; the version history has a group for each platform. */
const GROUPS: Record<string, string> = {
  'survey/Docs/Getting_Started': 'First steps',
  'survey/Docs/Quick_Start_Guide': 'First steps',
  'survey/Docs/Intro': 'First steps',
  'survey/intro': 'Building surveys',
  'survey/radio_button': 'Building surveys',
  'survey/Docs/Creating_a_Survey': 'Building surveys',
  'survey/Docs/Designing_Survey_Flow': 'Building surveys',
  'survey/Docs/Survey_Customization_and_Advanced_Features': 'Building surveys',
  'survey/Docs/Survey_Creation_and_Distribution': 'Distribution and data',
  'survey/Docs/Managing_Data_Transfer': 'Distribution and data',
  'survey/Docs/Advanced_Features': 'Distribution and data',
  'survey/Docs/Survey_Administration_and_Settings': 'Administration',
  'survey/Docs/Best_Practices': 'Method and reference',
  'survey/Docs/Appendix': 'Method and reference',
};

/** The group of a page; pages about the documentation itself share one. */
export function groupOf(docId: string): string {
  if (docId.startsWith('versions/Web/')) return 'Version history: Web';
  if (docId.startsWith('versions/Mobile/')) return 'Version history: Mobile';
  return GROUPS[docId] ?? 'About the documentation';
}
