interface Renderer {
  readonly rendererPackageName?: string;
  readonly version?: string;
}

/**
 * Runs in every page before its scripts. Stands where the developer tools of React do: every copy of React DOM that is
 * evaluated on a page, since version 16, reports itself to them.
 */
export function watchReact(): void {
  const renderers: Renderer[] = [];
  const ignore = () => undefined;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      inject: (renderer: Renderer) => renderers.push(renderer),
      checkDCE: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    },
  });
}

/** Runs in the page. The version of each copy of React DOM, in the order they came. */
export function readReact(): string[] {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Renderer[] };
  };
  return hook.renderers
    .filter(({ rendererPackageName }) => rendererPackageName === 'react-dom')
    .map(({ version }) => version ?? 'unknown');
}
