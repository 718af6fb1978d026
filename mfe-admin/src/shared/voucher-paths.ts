export const VOUCHERS_PATH = '/admin/files/gutscheine';
export const NEW_VOUCHER_PATH = `${VOUCHERS_PATH}/neu`;
export const IMPORT_VOUCHERS_PATH = `${VOUCHERS_PATH}/import`;

export const voucherPath = ({ id }: { readonly id: string }): string => `${VOUCHERS_PATH}/${id}`;
