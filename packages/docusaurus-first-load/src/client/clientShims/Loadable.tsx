import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pendingScripts } from '../islands/islands.ts';

/** How long a page may take before it shows that it loads, in milliseconds. */
const PAST_DELAY_MS = 200;

interface Options<Module> {
  loading: ComponentType<{ error?: unknown; pastDelay: boolean; retry: () => void }>;
  render(module: Module, props: object): ReactNode;
}

interface Attempt<Module> {
  promise: Promise<void>;
  module?: Module;
  error?: unknown;
}

/**
 * Stands in for react-loadable in the browser: a component that fetches what it is rendered with, once. `preload` fetches it beforehand
 * and rejects when it cannot be had.
 */
export default function Loadable<Module>({ loader, ...options }: Options<Module> & { loader: () => Promise<Module> }) {
  return createComponent(options, loader);
}

/** The same with several modules, by name. */
Loadable.Map = <Module,>({
  loader,
  ...options
}: Options<Record<string, Module>> & { loader: Readonly<Record<string, () => Promise<Module>>> }) =>
  createComponent(options, async () => {
    const modules = Object.entries(loader).map(async ([name, load]) => [name, await load()] as const);
    return Object.fromEntries(await Promise.all(modules));
  });

function createComponent<Module>({ loading: Loading, render }: Options<Module>, load: () => Promise<Module>) {
  let latest: Attempt<Module> | undefined;
  function Page(props: object): ReactNode {
    const [current, setCurrent] = useState(() => {
      latest ??= attempt(load);
      return latest;
    });
    const [, redraw] = useState({});
    const [pastDelay, setPastDelay] = useState(false);
    useEffect(() => {
      if (current.module !== undefined) return undefined;
      let isShown = true;
      const show = () => isShown && redraw({});
      current.promise.then(show, show);
      const timer = setTimeout(() => setPastDelay(true), PAST_DELAY_MS);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [current]);
    if (current.module !== undefined) return render(current.module, props);
    const retry = () => {
      latest = attempt(load);
      setCurrent(latest);
    };
    return <Loading error={current.error} pastDelay={pastDelay} retry={retry} />;
  }
  Page.preload = (): Promise<void> => {
    latest ??= attempt(load);
    return latest.promise;
  };
  return Page;
}

function attempt<Module>(load: () => Promise<Module>): Attempt<Module> {
  const current: Attempt<Module> = { promise: Promise.resolve() };
  const loadAll = async () => {
    const module = await load();
    await Promise.all(pendingScripts.splice(0));
    current.module = module;
  };
  current.promise = loadAll().catch((error: unknown) => {
    current.error = error;
    throw error;
  });
  return current;
}
