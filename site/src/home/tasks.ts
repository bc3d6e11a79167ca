/** A way into the documentation from the home page. */
interface Task {
  title: string;
  text: string;
  to: string;
  links: { label: string; to: string }[];
}

const docs = '/docs/survey/Docs';

/** The six things readers come for, each with the sections they open most. */
export const tasks: Task[] = [
  {
    title: 'Build a survey',
    text: 'Question types, answer options, validation, drafts and versions.',
    to: `${docs}/Creating_a_Survey`,
    links: [
      { label: 'The builder at a glance', to: '/docs/survey/intro' },
      { label: 'Single choice questions', to: '/docs/survey/radio_button' },
    ],
  },
  {
    title: 'Steer the flow',
    text: 'Show, skip, branch, loop and stop: who sees which question.',
    to: `${docs}/Designing_Survey_Flow`,
    links: [
      { label: 'Quotas', to: `${docs}/Designing_Survey_Flow#quotas` },
      { label: 'Display logic', to: `${docs}/Designing_Survey_Flow#display-logic` },
    ],
  },
  {
    title: 'Send it out',
    text: 'E-mail, text message, web link, QR code, website, app and kiosk.',
    to: `${docs}/Survey_Creation_and_Distribution`,
    links: [
      { label: 'E-mail invitations', to: `${docs}/Survey_Creation_and_Distribution#email` },
      { label: 'Reminders', to: `${docs}/Survey_Creation_and_Distribution#reminders` },
    ],
  },
  {
    title: 'Use the answers',
    text: 'Reports, dashboards, exports and what every column means.',
    to: `${docs}/Managing_Data_Transfer`,
    links: [
      { label: 'Results and dashboards', to: `${docs}/Advanced_Features#dashboards` },
      { label: 'CSV export', to: `${docs}/Managing_Data_Transfer#csv-export` },
    ],
  },
  {
    title: 'Make it yours',
    text: 'Themes, languages, thank-you pages and surveys inside your site.',
    to: `${docs}/Survey_Customization_and_Advanced_Features`,
    links: [
      { label: 'Languages', to: `${docs}/Survey_Customization_and_Advanced_Features#languages` },
      { label: 'Accessibility of surveys', to: `${docs}/Survey_Customization_and_Advanced_Features#accessibility` },
    ],
  },
  {
    title: 'Run it safely',
    text: 'Roles, sign-in, consent, retention and the audit log.',
    to: `${docs}/Survey_Administration_and_Settings`,
    links: [
      { label: 'Roles and permissions', to: `${docs}/Survey_Administration_and_Settings#roles` },
      { label: 'Good practice', to: `${docs}/Best_Practices` },
    ],
  },
];
