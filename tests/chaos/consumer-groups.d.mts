export declare const consumerGroups: readonly string[]
