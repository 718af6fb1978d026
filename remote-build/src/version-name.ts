import { createHash } from 'node:crypto';
import { VERSION_LENGTH } from '@firn/shared-contracts/delivery';
import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

/**
 * The name under which scripts are minified and weighed: as long as a version may be, and of nothing that Brotli finds
 * twice. The minifier gives the shortest names to the letters that stand most often, those of a version among them: of
 * the same sources, one version took up to 140 bytes more than another, and a budget that one kept refused the other.
 */
export const LONGEST_VERSION = '10.20.30-Zq7vR2kXw9TbLm4.YcJ8nDfH3sPgU6aEtKx1QoWjVi5BzMrNlCh'.slice(
  0,
  VERSION_LENGTH,
);

/** Stands in class names, so that the styles of two versions never meet in a tab. */
export const versionMark = (version: string): string =>
  createHash('sha256').update(version).digest('hex').slice(0, 6);

/** A text of a built file with another version's name and mark. Each byte stands for itself. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const marks = [from, to].map((version) => `-${versionMark(version)}-`) as [string, string];
  const text = bytes.toString('latin1').replaceAll(from, to);
  return Buffer.from(text.replaceAll(...marks), 'latin1');
}

const names = (bytes: Buffer, version: string): boolean =>
  bytes.includes(version) || bytes.includes(`-${versionMark(version)}-`);

/** A file as it would be under the longest name, or the same when no version stands in it. */
export function underLongestVersion(bytes: Buffer, version: string): Buffer {
  return names(bytes, version) ? renamed(bytes, version, LONGEST_VERSION) : bytes;
}

/** Writes a version in place of the longest one: once scripts are minified, before files are named by their content. */
export const nameVersion = (version: string): RspackPluginInstance => ({
  apply(compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap('name-version', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'name-version', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const bytes = source.buffer();
          if (!names(bytes, LONGEST_VERSION)) continue;
          // As a string: in bytes Rspack does not look for the hashes that it gives to other files afterwards.
          const text = renamed(bytes, LONGEST_VERSION, version).toString('utf8');
          compilation.updateAsset(name, new sources.RawSource(text));
        }
      });
    });
  },
});

/**
 * The version of a build that is no release: `{version}-dev.{digits}`, of a hash's hexadecimal digits. Decimal ones alone
 * with a zero before them would be no part of a semantic version.
 */
export const developmentVersion = (version: string, digits: string): string =>
  `${version}-dev.${digits.replace(/^0(?=\d+$)/, 'f')}`;
