import type { Product } from '../src/index.ts';

const flow = { area: 'Survey flow', page: 'survey/Docs/Designing_Survey_Flow', summary: 'Steers respondents.' };

/** A product of three features, two of which are explained by one section. */
export const sampleProduct: Product = {
  areas: ['Builder', 'Survey flow', 'Mobile capture'],
  features: [
    {
      ...flow,
      id: 'quotas',
      name: 'Quotas',
      heading: 'quotas',
      web: '1.41',
      mobile: '2.6',
      changes: [
        { platform: 'web', version: '1.45', kind: 'fixed', note: 'Counts are right.' },
        { platform: 'web', version: '1.50', kind: 'changed', note: 'Acts at once.' },
      ],
    },
    {
      ...flow,
      id: 'quota-alerts',
      name: 'Quota alerts',
      heading: 'quotas',
      web: '1.45',
      mobile: null,
      changes: [],
    },
    {
      ...flow,
      id: 'kiosk',
      name: 'Kiosk mode',
      area: 'Mobile capture',
      heading: 'kiosk',
      web: null,
      mobile: 'initial',
      changes: [],
    },
  ],
};

/** Where the first two features are explained. */
export const quotaSection = '/docs/survey/Docs/Designing_Survey_Flow#quotas';
