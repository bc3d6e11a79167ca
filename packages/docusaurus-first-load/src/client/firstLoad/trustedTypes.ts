import config from '@generated/docusaurus.config';

/** Text, and tags that format it, link from it or draw, without anything that runs. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:a|b|br|code|del|em|i|kbd|path|span|strong|sub|sup|svg)(?:\s+(?:class|d|fill|rel|target|viewBox|xmlns)="[^"<>]*"|\s+href="(?:https?:|mailto:|tel:|[/#])[^"<>]*")*\s*\/?>)*$/;

// Pages ask browsers to refuse strings where these could run (Content-Security-Policy, require-trusted-types-for). What the app and its
// libraries still hand over as strings is let through by this policy alone: harmless markup, data for search engines and the site's own
// scripts.
(window as TrustingWindow).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (HARMLESS.test(html) ? html : null),
  createScript(text) {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith(`${config.baseUrl}assets/js/`) ? address : null;
  },
});

type Sink = 'createHTML' | 'createScript' | 'createScriptURL';

/** Not yet among the compiler's types. */
interface TrustingWindow extends Window {
  trustedTypes?: {
    createPolicy(name: string, rules: Record<Sink, (text: string) => string | null>): void;
  };
}
