import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const materials = resource('renting_materials');

interface WithMaterialsProps {
  children(materials: readonly RentingMaterialResponse[]): ReactNode;
}

/** A form that chooses among the materials needs all of them. */
export function WithMaterials({ children }: WithMaterialsProps) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(materials.list(api, { pagination: false }));
  if (data) return children(data['hydra:member']);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
