import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** By their exports: teams outside have them as built files. */
const { resolve } = createRequire(import.meta.url);
const HOT = resolve('@firn/remote-build/hot');
const REFRESH = resolve('@firn/remote-build/react-refresh');

/** What the code of a development build knows of itself (page/hot.ts). */
interface HotBuild {
  readonly remote: string;
  /** Where tabs are told of builds. */
  readonly events: string;
}

/**
 * Replaces modules in open tabs, components with their state. A tab has several such builds in it, the shell's and a
 * remote's, on one React: they share what remembers the components (page/react-refresh.ts).
 */
export function hotPlugins(context: string, { remote, events }: HotBuild): RspackPluginInstance[] {
  return [
    new rspack.HotModuleReplacementPlugin(),
    new rspack.DefinePlugin({ FIRN_HOT_BUILD: JSON.stringify({ remote, events }) }),
    new ReactRefreshRspackPlugin({
      library: 'firn',
      exclude: /[\\/]node_modules[\\/]|[\\/]development[\\/]page[\\/]/,
    }),
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (asked) => {
      if (asked.context !== dirname(REFRESH)) asked.request = REFRESH;
    }),
    // Of every chunk group, as the plugin above adds its own.
    new rspack.EntryPlugin(context, HOT, {}),
  ];
}
