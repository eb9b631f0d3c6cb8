/** Whether the lines for people may be coloured (no-color.org). */
export const isColoured = process.stdout.isTTY && !process.env['NO_COLOR']
