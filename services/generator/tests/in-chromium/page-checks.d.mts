export function faultsOfLayout(): string[]
export function textsOfLowContrast(least: number): string[]
