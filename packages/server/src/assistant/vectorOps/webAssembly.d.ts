/** The part of WebAssembly that is used; TypeScript has its types only together with the DOM's. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: unknown;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    /** Adds this many times 64 KiB. */
    grow(pages: number): number;
  }
}
