import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../root.ts';
import type { Product } from './product.ts';
import { RefusedDelivery } from './refused-delivery.ts';
import { type Service, startService } from './service.ts';
import { bringUp, waitForEnd } from './start-command.ts';

const LIVING = 'setInterval(() => {}, 1000);';
let directory = '';
const started: Service[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firn-start-'));
});
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function aService(name: string, then: string) {
  const entry = join(directory, `${name}.mjs`);
  writeFileSync(entry, `console.log('listening on http://127.0.0.1:4711');\n${then}`);
  const service = await startService({ name, entry: relative(ROOT, entry), dataDir: directory, env: {} });
  started.push(service);
  return service;
}

/** A product whose API does as told once it is ready; it counts its stops. */
async function aProduct(apiThen: string): Promise<Product & { readonly stops: () => number }> {
  const gateway = await aService('gateway', LIVING);
  const api = await aService('api', apiThen);
  const services = [gateway, api];
  let stops = 0;
  const stop = async () => {
    stops += 1;
    for (const service of services) await service.stop();
  };
  return { url: gateway.url, dataDir: directory, api, services, stop, stops: () => stops };
}

test('a service that died before anybody waited for it ends the command, with its name and its log', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const product = await aProduct('setImmediate(() => process.exit(3));');
  await product.services[1]?.ended;
  expect(await waitForEnd(product)).toBe(1);
  expect(said.mock.calls).toEqual([[`api ended with code 3; see ${directory}/logs/api.log`]]);
  expect(product.services.map(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode)).toEqual([
    'SIGTERM',
    3,
  ]);
  said.mockRestore();
});

test('a listener that comes after the death hears nothing: the promise is made at the start', async () => {
  const [, api] = (await aProduct('process.exit(3);')).services;
  await api?.ended;
  const heard = jest.fn();
  api?.process.once('exit', heard);
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).not.toHaveBeenCalled();
  expect(await api?.ended).toBe('ended with code 3');
});

test('a service that dies while releases are delivered ends the start, and the other services', async () => {
  const product = await aProduct(LIVING);
  const deliver = () => {
    product.services[1]?.process.kill('SIGKILL');
    return new Promise<string>(() => undefined);
  };
  await expect(bringUp(Promise.resolve(product), deliver)).rejects.toThrow(
    `api was ended by SIGKILL; see ${directory}/logs/api.log`,
  );
  expect(product.stops()).toBe(1);
});

test('a refused release ends what tests and benchmarks start, and a start goes on with what is live', async () => {
  const problem = { detail: 'No.' };
  const refuse = (_product: Product, workspace: string) =>
    Promise.reject(new RefusedDelivery({ workspace, version: '2.0.0', live: '1.0.0', problem }));
  const strict = await aProduct(LIVING);
  await expect(bringUp(Promise.resolve(strict), refuse)).rejects.toThrow('goes on serving');
  expect(strict.stops()).toBe(1);

  const told: string[] = [];
  const lenient = await aProduct(LIVING);
  const tell = ({ attempt }: RefusedDelivery) => void told.push(attempt.workspace);
  const { versions } = await bringUp(Promise.resolve(lenient), refuse, tell);
  expect([lenient.stops(), versions[0], told.toSorted()]).toEqual([
    0,
    'shell@1.0.0',
    RELEASE_WORKSPACES.toSorted(),
  ]);
});

test('one that dies later is the business of whoever waits for the end', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { product } = await bringUp(Promise.resolve(await aProduct(LIVING)), async () => '1.0.0');
  const end = waitForEnd(product);
  product.services[0]?.process.kill('SIGKILL');
  expect(await end).toBe(1);
  expect(said.mock.calls).toEqual([[`gateway was ended by SIGKILL; see ${directory}/logs/gateway.log`]]);
  said.mockRestore();
});
