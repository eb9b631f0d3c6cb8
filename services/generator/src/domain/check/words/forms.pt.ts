/** Irregular forms and nouns of one Portuguese verb, a verb between semicolons: the stem of each is that of the first. */
export const forms = `
atender atendimento atenção; estender extensão; defender defesa; converter conversão; investir investimento;
conseguir consigo consecução; servir sirvo serviço; medir meço medição; pedir peço pedido; competir competição;
corrigir correção corrijo correcção; reger rege regeu regia regência; cair cai caiu caíram caía; eleger eleição; dirigir dirijo; promover promoção; resolver resolução; devolver
devolução; gerir gestão gere; obter obteve obtido obtenção obtém; manter manteve mantido manutenção mantém; deter
deteve detenção; reter reteve retenção; compor compôs composto composição; expor expôs exposto exposição; propor
propôs proposto proposta; dispor dispôs disposto disposição; impor impôs imposto; repor repôs reposto reposição;
atrair atração; extrair extração; intervir interveio intervenção; prevenir preveniu prevenção; prever previu
previsto previsão; abrir abre abriu abria abrindo abriram abrem aberto abertura; cobrir cobertura coberto; descobrir descoberto descoberta; escrever
escrito escrita; descrever descrito descrição; inscrever inscrito inscrição; transcrever transcrito transcrição;
imprimir impresso impressão; ler leitura leu lê lia leem; reduzir redução; produzir produção; traduzir tradução; conduzir
condução; introduzir introdução; reproduzir reprodução; construir constrói construção; instruir instrução;
distribuir distribuição; contribuir contribuição; substituir substituição; constituir constituição; instituir
instituição; atribuir atribuição; incluir inclusão; concluir conclusão; ampliar ampliação; expandir expansão;
difundir difusão; transmitir transmissão; emitir emissão; admitir admissão; decidir decisão; rever revisão;
supervisionar supervisão; inspecionar inspeção inspecção; selecionar seleção selecção; expedir expedição; receber
recepção receção; adquirir aquisição; proteger proteção protecção; recolher recolha; colher colheita; detetar
detectar deteção detecção; conectar conexão; executar execução; redigir redação redacção; atuar atuação actuar
actuação; contratar contratação; vender venda; perder perda; fundir fundição; polir polimento; acolher acolhimento;
reunir reunião; crescer crescimento; ascender ascensão; transferir transferência; assistir assistência; presidir
presidência; alugar aluguer aluguel; pescar pesca; caçar caça; tecer tecido; coser costura costurar; criar criação;
registar registrar registo registro; planear planejar planeamento planejamento; projetar projectar projeto projecto;
fabricar fabrico fabricação; podar poda; semear sementeira semeadura; regar rega; plantar plantio plantação;
cultivar cultivo; ensinar ensino; apoiar apoio; acompanhar acompanhamento; treinar treino treinamento; aperfeiçoar
aperfeiçoamento; monitorizar monitorar monitoramento monitorização; gerenciar gerenciamento; armazenar armazenamento
armazenagem; financiar financiamento; lançar lançamento; desenhar desenho; soldar soldadura soldagem solda; montar
montagem; embalar embalagem; filmar filmagem; reciclar reciclagem; moldar moldagem; digitalizar digitalização; rodar
rodagem; traçar traçado; comprar compra; encomendar encomenda; entregar entrega; pagar pagamento; orçamentar
orçamento; vigiar vigilância; aprender aprendizagem aprendizado; subir subida; passear passeio; voar voo; nadar
natação; correr corrida; caminhar caminhada; remar remo; ensaiar ensaio; sortear sorteio; recortar recorte; preparar
prepara; comparar compara; reparar repara; separar separa; entrevistar entrevista; diagnosticar diagnostica;
multiplicar multiplica; comunicar comunica; liderar lidera; acelerar acelera; cooperar coopera; moderar modera;
operar opera; superar supera; recuperar recupera; gerar gera; conferir confere conferência conferia conferiu; transferir transfere transferência;
adquirir adquire aquisição; retirar retira; arrecadar arrecada; inventariar inventaria inventário; empréstimo
empréstimos; marítimo marítimos; cão cães; mão mãos; pão pães; candidatar candidatura; tratar tratamento; restaurar restaura; assar assado assou; refazer refez refeito;
propor propõe propunha; repor repõe repunha; conseguir consegue; remover remoção; moer mói moía; cozer cozedura;
transferir transferia; aderir adesão; discutir discussão
`
