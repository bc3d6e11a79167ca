/** A way into the documentation from the home page. */
interface Task {
  title: string;
  /** The path of its drawing, in a square of 24. */
  icon: string;
  text: string;
  to: string;
  links: { label: string; to: string }[];
}

const docs = '/docs/survey/Docs';

/** The six things readers come for, each with the sections they open most. */
export const tasks: Task[] = [
  {
    title: 'Build a survey',
    icon: 'M4 5h10M4 10h7M4 15h5m4 4 7-7-3-3-7 7v3h3Z',
    text: 'Question types, answer options, validation, drafts and versions.',
    to: `${docs}/Creating_a_Survey`,
    links: [
      { label: 'The builder at a glance', to: '/docs/survey/intro' },
      { label: 'Single choice questions', to: '/docs/survey/radio_button' },
    ],
  },
  {
    title: 'Steer the flow',
    icon: 'M6 4v5a4 4 0 0 0 4 4h8m-4-4 4 4-4 4M6 9v11',
    text: 'Show, skip, branch, loop and stop: who sees which question.',
    to: `${docs}/Designing_Survey_Flow`,
    links: [
      { label: 'Quotas', to: `${docs}/Designing_Survey_Flow#quotas` },
      { label: 'Display logic', to: `${docs}/Designing_Survey_Flow#display-logic` },
    ],
  },
  {
    title: 'Send it out',
    icon: 'M3 11 21 4l-6 17-4-7-8-3Zm8 3 5-5',
    text: 'E-mail, text message, web link, QR code, website, app and kiosk.',
    to: `${docs}/Survey_Creation_and_Distribution`,
    links: [
      { label: 'E-mail invitations', to: `${docs}/Survey_Creation_and_Distribution#email` },
      { label: 'Reminders', to: `${docs}/Survey_Creation_and_Distribution#reminders` },
    ],
  },
  {
    title: 'Use the answers',
    icon: 'M4 20h17M7 16v-5m5 5V6m5 10v-8',
    text: 'Reports, dashboards, exports and what every column means.',
    to: `${docs}/Managing_Data_Transfer`,
    links: [
      { label: 'Results and dashboards', to: `${docs}/Advanced_Features#dashboards` },
      { label: 'CSV export', to: `${docs}/Managing_Data_Transfer#csv-export` },
    ],
  },
  {
    title: 'Make it yours',
    icon: 'M12 4a8 8 0 1 0 0 16c2 0 2-2 1-3s0-3 2-3h2a3 3 0 0 0 3-3c0-4-4-7-8-7ZM8 11h.01M12 8h.01M16 10h.01',
    text: 'Themes, languages, thank-you pages and surveys inside your site.',
    to: `${docs}/Survey_Customization_and_Advanced_Features`,
    links: [
      { label: 'Languages', to: `${docs}/Survey_Customization_and_Advanced_Features#languages` },
      { label: 'Accessibility of surveys', to: `${docs}/Survey_Customization_and_Advanced_Features#accessibility` },
    ],
  },
  {
    title: 'Run it safely',
    icon: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2 2 4-4',
    text: 'Roles, sign-in, consent, retention and the audit log.',
    to: `${docs}/Survey_Administration_and_Settings`,
    links: [
      { label: 'Roles and permissions', to: `${docs}/Survey_Administration_and_Settings#roles` },
      { label: 'Good practice', to: `${docs}/Best_Practices` },
    ],
  },
];
