export * from '@firn/shared-contracts/labels';
