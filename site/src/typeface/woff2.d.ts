declare module '*.woff2' {
  /** The address that the file is served under. */
  const address: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler makes of such a file
  export default address;
}
