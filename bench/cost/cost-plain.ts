import type { AddressInfo } from 'node:net';
import { startPlainList } from '../commerce/commerce-plain';

/** The bare list in a process of its own. */
const { server, close } = await startPlainList(process.argv[2] ?? '');
const { port } = server.address() as AddressInfo;

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ answer: (user + system) / 1000 });
});
process.once('disconnect', close);
process.send?.({ answer: { url: `http://127.0.0.1:${port}/` } });
