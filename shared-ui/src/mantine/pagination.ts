import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Pagination.css';
import { Pagination as MantinePagination } from '@mantine/core';

export const Pagination = MantinePagination;
