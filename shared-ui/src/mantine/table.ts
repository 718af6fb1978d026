import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Table as MantineTable } from '@mantine/core';

export const Table: typeof MantineTable = MantineTable;
