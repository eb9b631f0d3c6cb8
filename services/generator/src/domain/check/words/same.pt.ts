/** See same-meaning.ts. */
export const groups = `
reduzir diminuir baixar; aumentar incrementar elevar; melhorar aprimorar otimizar; diretor diretora director;
cirurgião cirurgiã; dentista odontologista odontólogo; fisioterapeuta fisio; farmácia drogaria; parteira obstetriz;
remédio medicamento fármaco; jurídico legal; juiz juíza magistrado; notário tabelião;
empresa companhia firma empregador; funcionário empregado trabalhador colaborador funcionária empregada;
cliente clientela; professor professora docente; ensinar lecionar leccionar; ensino docência;
aluno aluna estudante; escola colégio; creche infantário berçário; universidade uni; aula lição; formar capacitar;
formação capacitação; bolseiro bolsista; mestrado master; doutoramento doutorado phd; tese dissertação;
certificado certificação; prémio prêmio galardão; premiado galardoado; investigar pesquisar; investigação pesquisa;
investigador pesquisador investigadora pesquisadora; laboratório lab; analisar análise; publicar publicação;
artigo paper; escrever redigir escrito; redator redatora redactor; palestra conferência;
palestrante orador conferencista; traduzir tradução; jornalista repórter; software programa;
aplicação aplicativo app; programar codificar programação; programador programadora desenvolvedor desenvolvedora;
desenvolver desenvolvimento; computador pc; telemóvel celular; informática computação;
utilizador usuário utilizadora; testar teste; erro bug; automatizar automatização automação;
administrar gerir gerenciar; implementar implantar implementação implantação; servidor server; equipa equipe;
desenhar desenho; projetar conceber; foto fotografia; fabricar produzir; fabrico fabricação produção;
construir edificar construção; reparar consertar reparação conserto; montar montagem; canalizador encanador;
eletricista electricista; costureira costureiro; padaria panificadora;
pasteleiro confeiteiro pasteleira confeiteira; pastelaria confeitaria; talhante açougueiro; garçom garçonete;
viticultor vinhateiro; agricultor lavrador agricultora; fazenda quinta; comprar adquirir; compra aquisição;
comerciante lojista; orçamento budget; custo despesa gasto; contabilista contador contadora;
marketing mercadologia; negociar negociação; motorista condutor condutora; conduzir guiar; camião caminhão;
camionista caminhoneiro; carro automóvel; autocarro ônibus; bicicleta bike; entregador estafeta; armazém depósito;
comboio trem; avião aeronave; piloto aviador; metro metrô; polícia policial; associação agremiação;
doação donativo; apoio auxílio suporte; assistente auxiliar ajudante; consultor consultora assessor assessora;
aconselhar assessorar; consultoria assessoria; arquiteto arquiteta arquitecto; ator atriz actor; músico musicista;
cantor cantora vocalista; coro coral; bailarino bailarina dançarino dançarina; exposição exibição;
realizador cineasta; filme película; organizar organizado; planear planejar planeamento planejamento;
coordenar coordenação; supervisionar supervisão; contratar recrutar; contratação recrutamento; lançar lançamento;
anual anualmente; mensal mensalmente; semanal semanalmente; freelancer freelance; autónomo autônomo;
bilingue bilíngue; habilidade aptidão; biológico orgânico ecológico; criança miúdo; idoso ancião; futebol soccer;
natação nadar; facto fato; projeto projecto; registo registro; registar registrar; gestão gerenciamento;
vender vendido venda; faturamento faturação; licenciatura > graduação
`
