#!/usr/bin/env node
// A Firefox for Playwright's channel `moz-firefox`, which speaks WebDriver BiDi with the browser of the machine.
// Playwright sets media features before it opens a page, and Firefox ESR does not know that command yet: it is answered
// here, everything else is handed on. Playwright starts this file as its browser and takes the address from stderr.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_TO_ESR = 'emulation.setMediaFeaturesOverride';
const ANNOUNCEMENT = /WebDriver BiDi listening on (ws:\S+)/;
const { FIREFOX = 'firefox-esr' } = process.env;

/** Hands on what one client says, and what Firefox answers. */
function relay(client, address) {
  const browser = new WebSocket(address);
  const waiting = [];
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN_TO_ESR) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => {
    for (const text of waiting) browser.send(text);
  });
  browser.on('message', (data) => client.send(data.toString()));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => relay(client, `${address}/session`));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
}

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = ANNOUNCEMENT.exec(line)?.[1];
  if (address) listen(address);
  else process.stderr.write(`${line}\n`);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
