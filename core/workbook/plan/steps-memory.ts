import { headed, lookup, type Step, step, up } from "./step.js";

// Memory of one GPU as its engine shares it out, and how many requests fit beside the weights.

/** GB of weights on each device: the column of the format table that belongs to the number of GPUs. */
function weightsByGpus(counts: readonly number[]): string {
  return counts.reduceRight(
    (otherwise, count) => `IF(gpus=${count},INDEX(formats_gb_on_${count},formats_row),${otherwise})`,
    "INDEX(formats_gb_on_1,0-1)",
  );
}

export function memorySteps(counts: readonly number[]): readonly Step[] {
  return [
    ...headed({ en: "Memory of one GPU", fr: "Mémoire d’un GPU" }, [
      step(
        "weights_gb",
        { en: "weights", fr: "poids" },
        "GB",
        `${weightsByGpus(counts)}+${lookup("hardware", "unified")}*${lookup("formats", "cpu_side_gb")}/pp`,
        "#,##0.00",
      ),
      step(
        "buffers_gb",
        { en: "buffers", fr: "tampons" },
        "GB",
        `IF(AND(pp>1,${lookup("engines", "buffer_pipeline_gb")}>0),${lookup("engines", "buffer_pipeline_gb")},MAX(${lookup("engines", "buffer_base_gb")}+(${lookup("engines", "buffer_row_bytes")}*IF(${lookup("engines", "fixed_sequences")}>0,${lookup("engines", "fixed_sequences")},${lookup("hardware", "max_sequences")})+${lookup("engines", "buffer_word_bytes")})*${lookup("models", "vocab")}/1E9+${lookup("engines", "buffer_extra")}*${lookup("formats", "buffer_gb")},IF(experts>0,${lookup("engines", "buffer_floor_moe_gb")},${lookup("engines", "buffer_floor_gb")})))`,
        "#,##0.00",
      ),
      step(
        "runtime_gb",
        { en: "runtime and graphs", fr: "exécution et graphes" },
        "GB",
        `IF(tp>=4,${lookup("engines", "runtime_4_gb")},IF(tp>=2,${lookup("engines", "runtime_2_gb")},${lookup("engines", "runtime_1_gb")}))+${lookup("engines", "graphs_gb")}`,
        "#,##0.00",
      ),
      step(
        "budget_gb",
        { en: "what the engine may take", fr: "ce que le moteur peut prendre" },
        "GB",
        `${lookup("hardware", "usable_gb")}*${lookup("engines", "utilisation")}`,
        "#,##0.00",
      ),
      step(
        "pool_gb",
        { en: "left for the cache", fr: "reste pour le cache" },
        "GB",
        "budget_gb-weights_gb-buffers_gb-runtime_gb",
        "#,##0.00",
      ),
      step(
        "full_bytes",
        { en: "bytes of a token in a full layer", fr: "octets d’un token dans une couche complète" },
        "",
        `IF(${lookup("models", "full_layers")}=0,0,${lookup("models", "full_layer_bytes")}*IF(${lookup("models", "latent_cache")}=1,1,MAX(1/tp,1/${lookup("models", "full_kv_heads")}))/pp)`,
        "#,##0.0",
      ),
      step(
        "window_bytes",
        { en: "bytes of a token in a window layer", fr: "octets d’un token dans une couche à fenêtre" },
        "",
        `IF(${lookup("models", "cached_windows")}=0,0,${lookup("models", "window_layer_bytes")}*MAX(1/tp,1/${lookup("models", "window_kv_heads")})/pp)`,
        "#,##0.0",
      ),
      step("full_count", { en: "full layers", fr: "couches complètes" }, "", lookup("models", "full_layers")),
      step(
        "window_count",
        { en: "window layers", fr: "couches à fenêtre" },
        "",
        lookup("models", "cached_windows"),
      ),
      step(
        "group",
        { en: "layers in a page group (vLLM)", fr: "couches par groupe de pages (vLLM)" },
        "",
        "IF(OR(full_count=0,window_count=0),MAX(full_count,window_count,1),IF(MAX(full_count,window_count)<1.25*MIN(full_count,window_count),MAX(full_count,window_count),MIN(full_count,window_count)))",
      ),
      step(
        "page_bytes",
        { en: "bytes of a page", fr: "octets d’une page" },
        "",
        "16*MAX(full_bytes,window_bytes)",
        "#,##0",
      ),
      step(
        "full_page",
        { en: "tokens on a full page", fr: "tokens par page complète" },
        "",
        "IF(full_bytes>0,INT(page_bytes/full_bytes),16)",
      ),
      step(
        "window_page",
        { en: "tokens on a window page", fr: "tokens par page de fenêtre" },
        "",
        "IF(window_bytes>0,INT(page_bytes/window_bytes),16)",
      ),
      step(
        "kept_tokens",
        { en: "tokens that windows keep", fr: "tokens gardés par les fenêtres" },
        "",
        `MIN(${lookup("models", "cached_window_tokens")}-1+${lookup("engines", "in_flight_tokens")},context_tokens)`,
        "#,##0",
      ),
      step(
        "request_blocks",
        { en: "blocks of one request", fr: "blocs d’une requête" },
        "",
        `${up("full_count/group")}*${up("context_tokens/full_page")}+(${up("window_count/group")})*IF(window_count>0,1+${up("kept_tokens/window_page")},0)`,
        "#,##0",
      ),
      step(
        "state_gb",
        { en: "state of one request", fr: "état d’une requête" },
        "GB",
        `${lookup("models", "state_bytes")}/pp/tp/1E9`,
        "0.0000",
      ),
      step(
        "cell_tokens",
        { en: "cells of one request (llama.cpp)", fr: "cellules d’une requête (llama.cpp)" },
        "",
        `${up("context_tokens/256")}*256`,
        "#,##0",
      ),
      step(
        "window_cells",
        { en: "cells of its windows", fr: "cellules de ses fenêtres" },
        "",
        `MIN(cell_tokens,-INT(-(${lookup("models", "cached_window_tokens")}+512)/256)*256)`,
        "#,##0",
      ),
      step(
        "request_gb",
        { en: "cache of one request", fr: "cache d’une requête" },
        "GB",
        `IF(${lookup("engines", "memory_rule")}="pages",request_blocks*group*page_bytes/1E9+2*state_gb,IF(${lookup("engines", "memory_rule")}="cells",(full_count*full_bytes*cell_tokens+window_count*window_bytes*window_cells)/1E9,(full_count*full_bytes*context_tokens+window_count*window_bytes*MIN(context_tokens,${lookup("models", "cached_window_tokens")}))/1E9)+state_gb)`,
        "0.0000",
      ),
      step(
        "capacity",
        { en: "requests that the pool holds", fr: "requêtes que contient le reste" },
        "",
        `IF(pool_gb<=0,0,IF(AND(${lookup("engines", "memory_rule")}="pages",${lookup("models", "state_layers")}=0),INT(pool_gb*1E9/(group*page_bytes)+1E-9)/request_blocks,pool_gb/request_gb))`,
        "#,##0.00",
      ),
      step(
        "slots",
        { en: "requests that run at once", fr: "requêtes traitées ensemble" },
        "",
        `IF(context_tokens>${lookup("models", "max_context")},0,MIN(running_limit,INT(capacity+1E-9)))`,
        "#,##0",
      ),
      step(
        "memory_share",
        { en: "memory used with one request", fr: "mémoire utilisée avec une requête" },
        "",
        "(weights_gb+buffers_gb+runtime_gb+request_gb)/budget_gb",
        "0.0%",
      ),
    ]),
  ];
}
