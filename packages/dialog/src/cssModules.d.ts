declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is the form bundlers give CSS modules
  export default classes;
}

declare module '*.css';
