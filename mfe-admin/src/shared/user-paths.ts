interface Identified {
  readonly id: string;
}

export const USERS_PATH = '/admin/user';
export const NEW_USER_PATH = `${USERS_PATH}/neu`;
export const USERS_BY_GROUP_PATH = `${USERS_PATH}/by-group`;

export const USER_SECTIONS = ['overview', 'bookings', 'lists', 'notes', 'roles'] as const;
export type UserSection = (typeof USER_SECTIONS)[number];

export const userPath = ({ id }: Identified, section: UserSection = 'overview'): string =>
  section === 'overview' ? `${USERS_PATH}/${id}` : `${USERS_PATH}/${id}/${section}`;

/** Which page of a person an address is. */
export const userSectionOf = (pathname: string): UserSection =>
  USER_SECTIONS.find((section) => pathname.endsWith(`/${section}`)) ?? 'overview';
