/** Whether a file is a HEIC or HEIF picture, which browsers may send without a type. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
