import { pathToFileURL } from 'node:url';

/** `node build.mjs FOLDER webpack|rspack|vite`: what the bundler's own command does with the settings of the folder. */
const [folder, bundler] = process.argv.slice(2);
const settings = `${folder}/${bundler}.config.mjs`;

async function compile(run) {
  const { default: config } = await import(pathToFileURL(settings).href);
  await new Promise((resolve, reject) => {
    run(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

const BUNDLERS = {
  webpack: async () => compile((await import('webpack')).default),
  rspack: async () => compile((await import('@rspack/core')).rspack),
  vite: async () => (await import('vite')).build({ configFile: settings }),
};

await BUNDLERS[bundler]();
