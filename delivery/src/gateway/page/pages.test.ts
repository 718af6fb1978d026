import { afterEach, expect, test } from '@jest/globals';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.app.close());

test('a page holds the frame, the region, its data and the files to load', async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const response = await gateway.page('/agenda?typ=tour');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('x');
});
