/** How the site's addresses are written (see the addressForm plugin). */
declare module '@site-addresses/form' {
  const form: import('@feedback-docs/pages/addresses').AddressForm;
  // biome-ignore lint/style/noDefaultExport: a JSON module has nothing but a default export.
  export default form;
}
