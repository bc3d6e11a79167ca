interface Middleware {
  readonly name?: string;
  readonly path?: string;
}

/**
 * Settings of the development server that serve a folder while pages are being compiled, seconds before the server would: every request
 * that comes to the bundler's middleware waits there until all is compiled.
 */
export function servedAtOnce(publicPath: string, directory: string) {
  return {
    static: [{ publicPath, directory, watch: false }],
    setupMiddlewares: (middlewares: Middleware[]): Middleware[] => {
      const at = middlewares.findIndex(({ path }) => path === publicPath);
      if (at > 0) middlewares.unshift(...middlewares.splice(at, 1));
      // The framework has a function of its own and joins what both return; its own returns this very list.
      return [];
    },
  };
}
