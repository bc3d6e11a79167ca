/** Another owner with another product. */
export const brand = {
  siteTitle: 'Kiln Handbook',
  tagline: 'Every load fired the way you planned it.',
  siteUrl: 'https://handbook.kiln.example',
  email: 'help@kiln.example',
  phone: '+44 1632 960001',
  loginUrl: 'https://control.kiln.example/login',
  aboutUrl: 'https://www.kiln.example/company',
  privacyUrl: 'https://www.kiln.example/data',
  securityEmail: 'holes@kiln.example',
  securityPolicyUrl: 'https://www.kiln.example/holes',
  showsAnswerQuality: false,
  copyrightYear: 2024,
  copyrightHolder: 'Kiln Works',
  font: {
    stylesheetUrl: '',
    family: '',
    filesUrl: '',
  },
};
