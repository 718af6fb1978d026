export { createQueryClient, createServerQueryClient } from './query-client.ts';
