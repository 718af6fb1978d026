import { aCollection, aMaterialOrder } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/rentingMaterials/ordered';
const out = aMaterialOrder({ state: 'handed_out', piece: 'A1B2C3-07' });
const api = {
  ...someAnswers,
  'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', [out]),
};

const open = jest.fn();
const stop = jest.fn();

interface Camera {
  /** Codes that its pictures show, one after the other. */
  readonly seen?: string[];
  readonly isRefused?: boolean;
}

function withCamera({ seen = [], isRefused = false }: Camera): void {
  class Detector {
    detect() {
      const rawValue = seen.shift();
      return Promise.resolve(rawValue ? [{ rawValue }] : []);
    }
  }
  const getUserMedia = async () => {
    if (isRefused) throw new DOMException('no', 'NotAllowedError');
    open();
    return { getTracks: () => [{ stop }] };
  };
  Object.assign(globalThis, { BarcodeDetector: Detector });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  open.mockReset();
  stop.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function read() {
  const { user } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('button', { name: 'Etikett lesen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Etikett lesen' }));
  await user.click(dialog.getByRole('button', { name: 'Mit der Kamera lesen' }));
  return dialog;
}

test('the camera reads a label, opens its piece and goes off', async () => {
  withCamera({ seen: ['', 'A1B2C3-07'] });
  await read();
  expect(await screen.findByRole('dialog', { name: /^Zurücknehmen/ })).toBeTruthy();
  expect(open).toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(open.mock.calls.length);
});

test('a camera that is not allowed says so, and the label can still be typed', async () => {
  withCamera({ isRefused: true });
  const dialog = await read();
  expect((await dialog.findByRole('alert')).textContent).toContain('Die Kamera ist nicht erlaubt');
  expect(dialog.getByLabelText('Etikett')).toBeTruthy();
});
