function setCookie(name: string, value: string, maxAge: number, flags: string, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; ${flags}${secure}`;
}

/** A `set-cookie` that scripts cannot read and other sites do not send. `maxAge` in seconds; 0 removes the cookie. */
export const privateCookie = (name: string, value: string, maxAge: number, protocol: string): string =>
  setCookie(name, value, maxAge, 'HttpOnly; SameSite=Lax', protocol);

/** A `set-cookie` that scripts of ours may read, too. */
export const openCookie = (name: string, value: string, maxAge: number, protocol: string): string =>
  setCookie(name, value, maxAge, 'SameSite=Lax', protocol);
