/** How readers write a name: as it is, in one word (protonvpn), in parts (Nord VPN), a long one by its initials (PIA). */
export function nameForms(name: string): string[] {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = parts.map((part) => part[0]).join('');
  const forms = [name, parts.join(' '), parts.join(''), ...(parts.length > 2 ? [initials] : [])];
  return [...new Set(forms)];
}
